import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UserResetTwoFactor extends BaseCommand {
  static commandName = 'user:reset-two-factor'
  static description =
    'Switch off two-factor authentication for a user who has lost the device and the recovery codes'
  static help = [
    'Administrators can do this on the page of the account; this command is for the last administrator.',
    'The user is logged out everywhere, informed by e-mail, and can log in with the password alone.',
    '',
    '{{ binaryName }} user:reset-two-factor ada@example.com',
    '',
    'Exit codes: 0 switched off, 1 nothing was changed.',
  ]

  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address of the user' })
  declare email: string

  async run() {
    const { default: User } = await import('#app/accounts/user')
    const { operator } = await import('#app/accounts/audit/audit_log')
    const { resetTwoFactor } = await import('#app/accounts/two_factor/two_factor')
    const email = this.email.trim().toLowerCase()
    const user = await User.query().where({ email }).whereNot('status', 'removed').first()
    if (user && (await resetTwoFactor(user, operator))) {
      this.logger.success(`${user.fullName} <${email}> can log in with the password alone`)
      return
    }
    this.logger.error(
      user
        ? `${email} does not use two-factor authentication. Nothing was changed.`
        : `No account has the e-mail address ${email}. Nothing was changed.`
    )
    this.exitCode = 1
  }
}
