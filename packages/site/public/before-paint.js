// Runs before the first paint. Written for browsers that are too old for the rest of the site.
(function () {
  // The page must never flash in the other theme.
  try {
    var chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
    // A signed-in person's sign-in page gets a notice and account links; until then it is not shown.
    if (localStorage.getItem('jwtToken')) document.documentElement.setAttribute('data-signed-in', '');
  } catch (error) {
    // If storage is forbidden, the system's preference applies and nobody is signed in.
  }

  // Enter in a form whose code is not loaded yet: the form sends itself as soon as it is.
  document.addEventListener('submit', function (event) {
    if (event.target.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    event.target.setAttribute('data-pressed', '');
  });

  // The two features came with Firefox 128 and Safari 16.4, and with Chrome 109.
  var css = window.CSS;
  if (css && css.registerProperty && css.supports('width', '1lh')) return;
  var scripts = document.getElementsByTagName('script');
  var sentence = scripts[scripts.length - 1].getAttribute('data-too-old');

  /** One sentence in place of the page. */
  function show() {
    var body = document.createElement('body');
    var line = document.createElement('p');
    line.setAttribute('role', 'alert');
    line.appendChild(document.createTextNode(sentence));
    line.style.cssText = 'max-width:34em;margin:15vh auto;padding:0 24px;font:18px/1.6 sans-serif';
    body.appendChild(line);
    if (document.body) document.documentElement.replaceChild(body, document.body);
    else document.documentElement.appendChild(body);
  }

  if (window.stop) {
    // Nothing more of the page is read, so that no module of it starts.
    window.stop();
    show();
  } else document.onreadystatechange = show;
})();
