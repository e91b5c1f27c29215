import { accountTexts } from '@vesalio/core';
import { Download } from 'lucide';
import { useApp, useTexts } from '../../provider.tsx';
import { saveFile } from '../../save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useAccount, useAccountFlow } from '../account-context.ts';
import { AccountOption } from '../account-option.tsx';

/** 'Baixar meus dados': downloads one archive with all data, if the gateway supports it. */
export function ExportData() {
  const app = useApp();
  const { export: texts } = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const isExporting = useAccount((state) => state.exporting);
  const isEditing = useAccount((state) => state.editing !== null);
  const { value: features } = useLoaded(app.gatewayFeatures);
  if (!features?.has('export')) return null;
  const download = async () => {
    const archive = await flow.exportData();
    if (archive) saveFile(texts.fileName, archive);
  };
  return (
    <AccountOption title={texts.title} text={texts.hint}>
      <Button
        icon={Download}
        busy={isExporting}
        busyLabel={texts.busy}
        disabled={isEditing}
        onClick={() => void download()}
      >
        {texts.action}
      </Button>
    </AccountOption>
  );
}
