/** The purposes of encrypted columns, for the features and for `secrets:reencrypt`. */

/** Tokens of links in waiting mail. */
export const linkTokenPurpose = 'account-link'
/** Secrets of authenticator apps. */
export const totpSecretPurpose = 'totp-secret'
