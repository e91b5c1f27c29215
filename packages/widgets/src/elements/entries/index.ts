import { defineElements } from './define-elements.ts';

export { defineElements };

// The package's only side effect: importing `@vesalio/widgets/elements` defines the tags.
defineElements();
