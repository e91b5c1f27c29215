import { findNames } from './names.ts';
import { collectIdentifiers, type FoundIdentifier } from './rules.ts';

/**
 * Looks for data that could identify a patient: CPF and CNS by their check digits, Brazilian phones, e-mails,
 * birth dates, medical-record numbers and full names after words such as 'paciente' or 'Sra.'. Local, deterministic,
 * linear in the text's length. Sorted, without overlaps.
 */
export const findIdentifiers = (text: string): FoundIdentifier[] => collectIdentifiers(text, findNames(text));
