import type { HttpContext } from '@adonisjs/core/http'
import { keepDevice, placeOf } from '#app/accounts/sessions/device_cookie'
import { recordLogin } from '#app/accounts/login/log_in'
import { LoginThrottle } from '#app/accounts/sessions/login_throttle'
import type User from '#app/accounts/user'

/** Logs in a user on pages who has just set a password there, by a registration or an invitation. */
export async function logInDirectly(ctx: HttpContext, user: User): Promise<void> {
  const place = placeOf(ctx)
  await ctx.auth.use('web').login(user)
  await recordLogin(user)
  await new LoginThrottle(user.email, place).trust()
  keepDevice(ctx, place)
}
