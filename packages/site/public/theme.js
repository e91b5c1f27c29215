// Runs before the first paint, so that the page never flashes in the other theme.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // If storage is forbidden, the system's preference applies.
}
