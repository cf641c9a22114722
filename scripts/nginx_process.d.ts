/** See nginx_process.js. */
export function findNginx(): string | null
export function runNginx(folder: string, http: string, port: number): Promise<() => Promise<void>>
