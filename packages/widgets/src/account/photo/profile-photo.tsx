import {
  type Account,
  accountTexts,
  checkPhoto,
  limits,
  PHOTO_HEAD_BYTES,
  type PhotoCrop,
} from '@vesalio/core';
import { Camera } from 'lucide';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { useAccount, useAccountFlow } from '../account-context.ts';
import { encodeCrop } from './photo-canvas.ts';
import { PhotoCropDialog } from './photo-crop-dialog.tsx';

/**
 * The profile picture and its upload: the file is checked by its bytes, cropped to a square and sent as a small JPEG.
 */
export function ProfilePhoto({ account }: { account: Account }) {
  const words = useTexts('account', accountTexts);
  const { photo: texts } = words;
  const flow = useAccountFlow();
  const sending = useAccount((state) => state.sendingPhoto);
  const error = useAccount((state) => state.photoError);
  const isElsewhere = useAccount((state) => state.editing !== null && state.editing !== 'profile');
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useUniqueId();
  const [picture, setPicture] = useState<ImageBitmap>();

  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Reset the input, so that the same file can be chosen again after a refusal.
    event.currentTarget.value = '';
    if (!file) return;
    flow.refusePhoto(null);
    try {
      const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer());
      const refusal = checkPhoto(file, head, words);
      if (refusal) flow.refusePhoto(refusal);
      else setPicture(await createImageBitmap(file));
    } catch {
      flow.refusePhoto(texts.errors.unreadable);
    }
  };
  const close = () => {
    setPicture(undefined);
    button.current?.focus();
  };
  const save = async (crop: PhotoCrop) => {
    if (!picture) return;
    try {
      const photo = await encodeCrop(picture, crop);
      // Send nothing if the component has unmounted, because the person may have signed out.
      if (button.current && (await flow.sendPhoto(photo))) close();
    } catch {
      flow.refusePhoto(texts.errors.unreadable);
      close();
    }
  };
  return (
    <div className="vs-account-photo">
      <Avatar name={account.name} photo={account.photoProfile} size={96} label={texts.alt(account.name)} />
      <div className="vs-account-photo__text">
        <Button
          ref={button}
          size="small"
          icon={Camera}
          aria-describedby={hintId}
          disabled={isElsewhere}
          onClick={() => chooser.current?.click()}
        >
          {texts.change}
        </Button>
        <p id={hintId} className="vs-field__hint">
          {texts.hint}
        </p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={texts.choose}
        accept={[...limits.photoTypes, ...limits.photoExtensions.map((name) => `.${name}`)].join(',')}
        onChange={(event) => void choose(event)}
      />
      {error && !picture && <Alert>{error}</Alert>}
      {picture && (
        <PhotoCropDialog
          picture={picture}
          busy={sending}
          error={error}
          onSave={(crop) => void save(crop)}
          onClose={close}
        />
      )}
    </div>
  );
}
