/** The last message of a stream that a stopping server ends: browsers reconnect after a second, to another server. */
export const reconnect = 'retry: 1000\n\n'
