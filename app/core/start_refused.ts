/** Prevents the start of a server, worker or command. The message completes the sentence "The portal cannot start: …". */
export class StartRefused extends Error {
  code = 'E_START_REFUSED'
}

export interface ListenError extends Error {
  code?: string
  port?: number
}

/** What an operator can do about a server that cannot listen on the port of this setting; null for other errors. */
export function refusalToListen(error: ListenError, setting: string): string | null {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${error.port} is in use. Stop the process that uses it, or set ${setting}.`
    case 'EADDRNOTAVAIL':
      return `${error.message}. Set HOST to an address of this machine.`
    case 'EACCES':
      return `${error.message}. Set ${setting} to 1024 or higher, such as 3333.`
    default:
      return null
  }
}
