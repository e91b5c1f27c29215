/** Tells Vue's template compiler which tags are elements: `compilerOptions: { isCustomElement }`. */
export const isCustomElement = (tag: string): boolean => tag.startsWith('vesalio-');
