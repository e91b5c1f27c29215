/** Something that keeps the server from starting, told in one Portuguese line for whoever runs it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
