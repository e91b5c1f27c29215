import { type CitationNumbering, numberReferences } from '@vesalio/core';
import { createContext, useContext } from 'react';

/** The numbering of the surrounding answer. */
export const NumberingContext = createContext<CitationNumbering>(numberReferences([], []));
export const useNumbering = (): CitationNumbering => useContext(NumberingContext);

/** The level of the heading above the answer. */
export const HeadingContext = createContext(1);
export const useHeadingLevel = (): number => useContext(HeadingContext);
