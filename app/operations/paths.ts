const paths = /^\/(health\/(?:live|ready)|metrics)\/?$/

/** Whether the path is one of those for operators: `/health/live`, `/health/ready` and `/metrics`. */
export function isForOperators(path: string): boolean {
  return paths.test(path)
}
