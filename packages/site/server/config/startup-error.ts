/** A reason why the server cannot start, as one line in Portuguese for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
