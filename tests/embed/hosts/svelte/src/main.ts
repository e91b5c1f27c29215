import { mount } from 'svelte';
import App from './app.svelte';

const target = document.querySelector('#app');
if (target) mount(App, { target });
// Load the element after the page. Properties that the attachment sets are kept until the element is defined.
import('@vesalio/widgets/elements/chat');
