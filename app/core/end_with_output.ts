/** Ends the process if the reader of its output stops early (`… | head`), which is not an error. */
export function endWithOutput() {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
