/**
 * Features that the build may use although a supported browser lacks them, each with a reason.
 * A row covers all features below it (`css.properties.cursor` covers `css.properties.cursor.grab`).
 */
export const NAMESAKE = 'a property of our own or of a library with the same name';
const LOOK = 'a nicety: the element stands as usual without it';
const POINTER = 'touch screens have no pointer; a mouse on an iPad keeps its own shape';
const ASKED = 'behind a feature test in its library';

export const allowed = {
  'css.properties.-webkit-tap-highlight-color': LOOK,
  'css.properties.break-after': 'print: a heading may end a page',
  'css.properties.contain-intrinsic-inline-size': 'only matters with content-visibility',
  'css.properties.contain-intrinsic-size': 'only matters with content-visibility',
  'css.properties.content-visibility': 'speed: what is out of sight is drawn too',
  'css.properties.cursor': POINTER,
  'css.properties.field-sizing': 'the script sizes the box where the sheet cannot',
  'css.properties.overflow-anchor': 'switches off scroll anchoring, which Safari does not have',
  'css.properties.forced-color-adjust': 'only under forced colours, which Safari does not have',
  'css.properties.resize': 'a touch screen has no handle; the box scrolls',
  'css.properties.scrollbar-color': LOOK,
  'css.properties.scrollbar-gutter': LOOK,
  'css.properties.scrollbar-width': LOOK,
  'css.properties.text-wrap': LOOK,
  'css.selectors.details-content': 'before the page’s script runs; a press opens the contents',
  'css.selectors.highlight': 'the page marks the sentence by the CSS highlight API only where it exists',
  'css.selectors.selection': LOOK,
  'html.global_attributes.autocapitalize': 'a hint to a keyboard on the screen',
  'html.global_attributes.autocorrect': 'a hint to a keyboard on the screen',

  'api.HTMLElement.popover': 'ui/overlays/top-layer.ts asks for showPopover; else the sheet puts it on top',
  'api.HTMLElement.showPopover': 'ui/overlays/top-layer.ts asks for it',
  'api.HTMLElement.hidePopover': 'only after showPopover',
  'api.Highlight': 'only where CSS has highlights',
  'api.CSS.highlights_static': 'CSS?.highlights, in chat/sources and chat/header',
  'api.Window.requestIdleCallback': 'typeof, in scheduling.ts; else a delay',
  'api.Window.cancelIdleCallback': 'only after requestIdleCallback',
  'api.Selection.getComposedRanges': 'optional call, in chat/clinical/use-passage.ts',
  'api.Document.scrollend_event': 'a delay after the last scroll ends the journey too',
  'api.Window.beforeunload_event': 'iOS asks nothing before a tab closes; links inside the site are guarded',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'ignored: the photo is scaled with the usual quality',
  'api.trustedTypes': 'asked for first; a browser without it has no such policy',
  'api.Element.checkVisibility': 'optional call, in the diagnosis',
  'api.Request.keepalive': 'the gateway deletes a left temporary conversation with the next call',

  'api.CloseWatcher': 'typeof, in ui/overlays/layers.ts; else the Escape key and buttons close',

  'api.Window.setImmediate': ASKED,
  'api.Window.navigation': ASKED,
  'api.Navigator.connection': ASKED,
  'api.Document.moveBefore': ASKED,
  'api.Document.startViewTransition': ASKED,
  'api.HTMLImageElement.fetchPriority': 'a hint that React hands through',
  'api.HTMLLinkElement.imageSizes': 'a hint that React hands through',
  'api.MouseEvent.movementX': ASKED,
  'api.MouseEvent.movementY': ASKED,
  'api.Element.auxclick_event': 'without it the middle button follows the link as it is written',
  'api.Element.touchstart_event': 'React Router, beside the pointer’s events',
  'javascript.builtins.Error.captureStackTrace': ASKED,

  'html.global_attributes.anchor': NAMESAKE,
  'html.global_attributes.is': NAMESAKE,
  'api.AnimationEvent.animation': NAMESAKE,
  'api.Blob.bytes': NAMESAKE,
  'api.CSSStyleDeclaration.cssFloat': NAMESAKE,
  'api.ElementInternals.states': NAMESAKE,
  'api.EventTarget.when': NAMESAKE,
  'api.HTMLInputElement.capture': NAMESAKE,
  'api.HTMLLinkElement.blocking': NAMESAKE,
  'api.IntersectionObserver.delay': NAMESAKE,
  'api.MediaSource.handle': NAMESAKE,
  'api.Navigator.login': NAMESAKE,
  'api.Navigator.share': NAMESAKE,
  'api.Notification.actions': NAMESAKE,
  'api.Notification.icon': NAMESAKE,
  'api.Notification.image': NAMESAKE,
  'api.Notification.show_event': NAMESAKE,
  'api.Notification.tag': NAMESAKE,
  'api.NotificationEvent.notification': NAMESAKE,
  'api.Permissions.revoke': NAMESAKE,
  'api.Request.duplex': NAMESAKE,
  'api.StorageManager.estimate': NAMESAKE,
  'api.Window.fence': NAMESAKE,
  'javascript.builtins.Iterator.chunks': NAMESAKE,
  'javascript.builtins.Set.union': NAMESAKE,
  'javascript.builtins.Iterator.drop': NAMESAKE,
  'javascript.builtins.Iterator.filter': 'keys() of our storage is an array',
  'javascript.builtins.Iterator.toArray': NAMESAKE,
  'javascript.builtins.RegExp.escape': NAMESAKE,
  'javascript.builtins.Symbol.dispose': NAMESAKE,
};

/** The row that covers a feature, if there is one. */
export function rowOf(feature) {
  const parts = feature.split('.');
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('.'))
    .find((path) => Object.hasOwn(allowed, path));
}
