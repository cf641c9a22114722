import type { ApplicationService } from '@adonisjs/core/types'

/** Tests use the built assets instead of a development server. */
export default class BuiltAssetsProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const vite = await this.app.container.make('vite')
    vite.createDevServer = async () => {}
  }
}
