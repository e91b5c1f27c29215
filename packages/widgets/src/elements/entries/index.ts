import { defineElements } from './define-elements.ts';

export { defineElements };

// The one side effect of the package: importing `@vesalio/widgets/elements` defines the tags.
defineElements();
