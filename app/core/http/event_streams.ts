/** The last message of a stream that a stopping server ends: browsers open it again after a second, elsewhere. */
export const reconnect = 'retry: 1000\n\n'
