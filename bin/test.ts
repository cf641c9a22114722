process.env.NODE_ENV = 'test'

const { configure, processCLIArgs, run } = await import('@japa/runner')
const { failedToStart, ignite } = await import('./app.js')

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')

    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      // As the cleanup of a setup hook: Japa skips teardown hooks if a spec cannot be imported.
      setup: [() => () => app.terminate(), ...runnerHooks.setup],
      teardown: runnerHooks.teardown,
    })
  })
  .run(() => run())
  .catch(failedToStart)

export {}
