// Runs before the first paint. Written for browsers that are too old for the rest of the site.
(function () {
  var scripts = document.getElementsByTagName('script');
  var own = scripts[scripts.length - 1];
  var isSignedIn = false;

  // The page must never flash in the other theme.
  try {
    var chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
    isSignedIn = !!localStorage.getItem('jwtToken');
  } catch (error) {
    // If storage is forbidden, the system's preference applies and nobody is signed in.
  }
  // On a slow connection, the page uses the device's fonts.
  var line = navigator.connection;
  if (line && (line.saveData || /2g$/.test(line.effectiveType)))
    document.documentElement.setAttribute('data-device-fonts', '');
  // For a signed-in person, the sign-in page gets a notice and account links; until then it is hidden.
  if (isSignedIn) document.documentElement.setAttribute('data-signed-in', '');

  // Only this script knows whether the page behind the sign-in or the sign-in page will be shown.
  preload(isSignedIn ? 'data-signed-in' : 'data-signed-out', 'auto');
  if (isSignedIn) preload('data-next', 'low');

  // Loads the files of the next page while the person types an address and a password.
  if (!isSignedIn) document.addEventListener('input', onTyping, true);
  function onTyping(event) {
    if (!/^(email|password)$/.test(event.target.type)) return;
    document.removeEventListener('input', onTyping, true);
    ['data-on-typing', 'data-signed-in', 'data-next'].forEach(function (name) {
      preload(name, 'low');
    });
  }

  /** Loads the scripts and style sheets listed in an attribute of this script's tag. */
  function preload(name, priority) {
    (own.getAttribute(name) || '').split(' ').forEach(function (file) {
      if (!file) return;
      var link = document.createElement('link');
      var isSheet = /\.css$/.test(file);
      link.rel = isSheet ? 'preload' : 'modulepreload';
      link.as = isSheet ? 'style' : 'script';
      link.crossOrigin = '';
      link.fetchPriority = priority;
      link.href = '/' + file;
      document.head.appendChild(link);
    });
  }

  // Enter was pressed in a form whose code is not loaded yet: the form submits itself once it is.
  document.addEventListener('submit', function (event) {
    if (event.target.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    event.target.setAttribute('data-pressed', '');
  });

  // Without its code, the page would wait forever. A style sheet that failed to load is requested once more.
  function onLost(event) {
    var tag = event.target;
    if (tag.tagName === 'SCRIPT' && tag.type === 'module') offerReload();
    if (tag.tagName === 'LINK' && tag.rel === 'stylesheet') setTimeout(requestAgain, 1000, tag);
  }
  window.addEventListener('error', onLost, true);

  function requestAgain(sheet) {
    if (sheet.hasAttribute('data-again')) return;
    var copy = sheet.cloneNode();
    copy.setAttribute('data-again', '');
    sheet.parentNode.replaceChild(copy, sheet);
  }

  /** Draws a sentence from this script's tag, for a page whose style sheets may be missing. */
  function drawLine(name, margin) {
    var line = document.createElement('p');
    line.setAttribute('role', 'alert');
    line.appendChild(document.createTextNode(own.getAttribute(name)));
    line.style.cssText = 'max-width:34em;margin:' + margin + ' auto;padding:0 24px;font:18px/1.6 sans-serif';
    return line;
  }

  /** Shows the sentence and a button above what is left of the page. */
  function offerReload() {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', offerReload);
      return;
    }
    var line = drawLine('data-not-loaded', '24px');
    var button = document.createElement('button');
    button.appendChild(document.createTextNode(own.getAttribute('data-reload')));
    // The site's own sheet takes a button's frame away.
    button.style.cssText =
      'display:block;margin:12px 0 0;padding:8px 16px;border:1px solid;border-radius:8px;font:inherit;cursor:pointer';
    button.onclick = function () {
      location.reload();
    };
    line.appendChild(button);
    document.body.insertBefore(line, document.body.firstChild);
    var root = document.getElementById('root');
    if (root.getAttribute('data-drawing') === 'verifying') document.body.removeChild(root);
  }

  // The two features arrived with Firefox 128 and Safari 16.4, and with Chrome 109.
  var css = window.CSS;
  if (css && css.registerProperty && css.supports('width', '1lh')) return;

  /** Replaces the page with one sentence. */
  function show() {
    var body = document.createElement('body');
    body.appendChild(drawLine('data-too-old', '15vh'));
    if (document.body) document.documentElement.replaceChild(body, document.body);
    else document.documentElement.appendChild(body);
  }

  if (window.stop) {
    // Stops reading the page, so that none of its modules starts.
    window.stop();
    show();
  } else document.onreadystatechange = show;
})();
