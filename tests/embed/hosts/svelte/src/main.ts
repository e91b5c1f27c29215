import { mount } from 'svelte';
import App from './app.svelte';

const target = document.querySelector('#app');
if (target) mount(App, { target });
// After the page: what the attachment sets stays until the element is defined.
import('@vesalio/widgets/elements/chat');
