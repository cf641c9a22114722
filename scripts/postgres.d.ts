/** See postgres.js. */
export function findBinaries(): string | undefined
export function unprivilegedUser(): { uid: number; gid: number } | undefined
export function freePort(): Promise<number>
