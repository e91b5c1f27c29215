import { useState } from 'react';

let count = 0;

/** An id of its own in the whole page: Preact counts anew in each element, and labels would lead into another one. */
export const useId = () => useState(() => `vesalio-${++count}`)[0];
