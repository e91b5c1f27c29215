import { limits } from '../limits.ts';
import { accountTexts } from '../texts/account.ts';
import type { Texts } from '../texts/overrides.ts';
import type { PickedFile } from './attachment.ts';

/** Message for a profile photo: JPG, PNG or GIF of at most 2 MB; undefined if valid. */
export function validatePhoto(file: PickedFile, texts: Texts['account'] = accountTexts): string | undefined {
  const { errors } = texts.photo;
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const hasType = limits.photoTypes.some((type) => type === file.type.toLowerCase());
  const hasExtension = limits.photoExtensions.some((known) => known === extension);
  // The media type decides, if the system knows one.
  if (file.type ? !hasType : !hasExtension) return errors.type;
  return file.size > limits.photoBytes ? errors.size : undefined;
}
