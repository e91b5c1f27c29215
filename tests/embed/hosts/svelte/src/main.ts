import { mount } from 'svelte';
import App from './app.svelte';

const target = document.querySelector('#app');
if (target) mount(App, { target });
// Load the element after the page. Properties set by the attachment stay until the element is defined.
import('@vesalio/widgets/elements/chat');
