import {
  accountTexts,
  CENTERED_CROP,
  limitCrop,
  MAX_PHOTO_ZOOM,
  moveCrop,
  type PhotoCrop,
  stateTexts,
} from '@vesalio/core';
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { Alert } from '../../ui/display/alert.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { drawCrop } from './photo-canvas.ts';

/** How far one press of an arrow key moves the picture, as a share of the crop window. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;
/** Edge of the canvas in pixels. The style sheet sets its size on the page. */
const PREVIEW_EDGE = 512;

const MOVES: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

export interface PhotoCropDialogProps {
  picture: ImageBitmap;
  busy: boolean;
  error: string | null;
  onSave: (crop: PhotoCrop) => void;
  onClose: () => void;
}

/** Cuts a square out of a picture, by pointer or by keyboard. */
export function PhotoCropDialog({ picture, busy, error, onSave, onClose }: PhotoCropDialogProps) {
  const { photo } = useTexts('account', accountTexts);
  const { close } = useTexts('general', stateTexts);
  const texts = photo.crop;
  const [crop, setCrop] = useState<PhotoCrop>(CENTERED_CROP);
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text}
      size="small"
      closeLabel={close}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={photo.uploading} onClick={() => onSave(crop)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="vs-crop">
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
        <Slider
          label={texts.zoom}
          min={1}
          max={MAX_PHOTO_ZOOM}
          step={ZOOM_STEP}
          value={crop.zoom}
          valueText={texts.zoomValue(Math.round(crop.zoom * 100))}
          onChange={(zoom) => setCrop((before) => limitCrop({ ...before, zoom }))}
        />
        {error && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}

interface CropAreaProps {
  picture: ImageBitmap;
  crop: PhotoCrop;
  onChange: Dispatch<SetStateAction<PhotoCrop>>;
}

/** The crop window. Pointer and arrow keys move the picture under it. */
function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const texts = useTexts('account', accountTexts).photo.crop;
  const hintId = useUniqueId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, PREVIEW_EDGE);
  }, [picture, crop]);

  const press = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    const zoom = ZOOMS[event.key];
    if (by) onChange((before) => moveCrop(picture, before, by));
    else if (zoom) onChange((before) => limitCrop({ ...before, zoom: before.zoom + zoom }));
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = dragged.current;
    if (!from) return;
    const edge = event.currentTarget.getBoundingClientRect().width || 1;
    const by = { x: (event.clientX - from.x) / edge, y: (event.clientY - from.y) / edge };
    dragged.current = { x: event.clientX, y: event.clientY };
    onChange((before) => moveCrop(picture, before, by));
  };
  return (
    <>
      <div
        className="vs-crop__area"
        role="application"
        data-autofocus
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        aria-label={texts.area}
        aria-describedby={hintId}
        onKeyDown={press}
      >
        <canvas
          ref={canvas}
          className="vs-crop__picture"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            dragged.current = null;
          }}
          onPointerCancel={() => {
            dragged.current = null;
          }}
        />
        <span className="vs-crop__ring" aria-hidden="true" />
      </div>
      <p id={hintId} className="vs-field__hint">
        {texts.areaHint}
      </p>
    </>
  );
}
