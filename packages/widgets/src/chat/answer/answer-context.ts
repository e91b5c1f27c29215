import { type CitationNumbering, numberReferences } from '@vesalio/core';
import { createContext, useContext } from 'react';

/** The numbering of the surrounding answer. */
export const NumberingContext = createContext<CitationNumbering>(numberReferences([], []));
export const useNumbering = (): CitationNumbering => useContext(NumberingContext);

/** Whether the surrounding answer is streaming, so that a missing reference may still arrive. */
export const WritingContext = createContext(false);

/** The level of the heading above the answer. */
export const HeadingContext = createContext(1);
export const useHeadingLevel = (): number => useContext(HeadingContext);
