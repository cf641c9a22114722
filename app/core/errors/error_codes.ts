import type { ProblemMembers } from '#app/core/errors/problem'

/**
 * Every `code` that an answer of `/v1` may refuse with, in the order of its status: what it means and what
 * to do. The contract lists them by operation, the documentation has a section for each
 * (`/docs/errors#quota-exceeded`), and a problem's `title` is the one that stands here. Faults of
 * single fields have codes of their own in `errors` (app/core/errors/field_codes.ts).
 */
export interface ErrorNote {
  /** Most have one. */
  status: readonly number[]
  title: string
  means: string
  remedy: string
  /** What the problem tells programs besides its code, with figures to show. */
  members?: ProblemMembers
}

export const errorCodes = {
  invalid_json: {
    status: [400],
    title: 'The body is not JSON',
    means: 'The body could not be read as JSON.',
    remedy: 'Send JSON (UTF-8) with `Content-Type: application/json`.',
  },
  invalid_encoding: {
    status: [400],
    title: 'The address is not valid',
    means: 'The path or the query is not percent-encoded UTF-8. Nothing was done.',
    remedy: 'Encode each value, as `encodeURIComponent` or `urlencode` do.',
  },
  unknown_parameter: {
    status: [400],
    title: 'Unknown parameter',
    means: 'The query has a parameter that this resource does not know, so it may be misspelt.',
    remedy: 'Leave it out; `detail` says which ones there are.',
  },
  invalid_parameter: {
    status: [400],
    title: 'Invalid parameter',
    means: 'A parameter of the query has a value that makes no sense for it.',
    remedy: 'Correct the parameter that `errors` names.',
  },
  invalid_idempotency_key: {
    status: [400],
    title: 'Invalid Idempotency-Key',
    means:
      'The key is empty, longer than 255 characters, or has a space or other than ASCII in it.',
    remedy: 'Send a UUID, a new one for each thing that you want done.',
  },
  idempotency_key_needs_account: {
    status: [400],
    title: 'An Idempotency-Key needs an account',
    means: 'A guest’s answers are not kept, so that a key could not give one again.',
    remedy: 'Sign in, or leave the key out.',
  },
  invalid_reader_token: {
    status: [400],
    title: 'The reader token is not valid',
    means: '`Reader-Token` is none that was given here, so no readings are found by it.',
    remedy: 'Send the token as it was given, or leave it out to begin anew.',
  },
  unreadable_request: {
    status: [400, 415],
    title: 'The request cannot be read',
    means: 'The body breaks off, has too many parts, or is not what its headers announce.',
    remedy: 'Check `Content-Type`, `Content-Length` and the form’s boundary.',
  },
  malformed_api_key: {
    status: [401],
    title: 'API key with a wrong checksum',
    means:
      'The text begins like an API key, and its checksum does not fit: nobody ever had this key.',
    remedy: 'Copy the key again; it was probably cut off or mistyped.',
  },
  invalid_api_key: {
    status: [401],
    title: 'API key not valid',
    means: 'The key is unknown, has expired or was revoked, or its client or maker may not enter.',
    remedy: 'Look at the key in the portal: rotate it, or make another one.',
  },
  unauthenticated: {
    status: [401],
    title: 'Sign in first',
    means:
      'The call needs to know who makes it, and no token came with it; or the `Authorization` header has another scheme than `Bearer`, such as `Basic`.',
    remedy: 'Send `Authorization: Bearer <token>` with an API key or an access token.',
  },
  invalid_token: {
    status: [401],
    title: 'The token is not valid',
    means: 'The access token is unknown, expired or was ended by a sign-out.',
    remedy: 'Exchange the refresh token for a new pair, or sign in again; then repeat the call.',
  },
  invalid_refresh_token: {
    status: [401],
    title: 'The refresh token is not valid',
    means: 'It was used before, has expired, or its session was ended.',
    remedy: 'Sign in again.',
  },
  wrong_credentials: {
    status: [401],
    title: 'Wrong e-mail address or password',
    means: 'No account that may sign in has this address and this password.',
    remedy: 'Check both, or ask for a new password.',
  },
  missing_ability: {
    status: [403],
    title: 'Ability missing',
    means: 'The API key does not have the ability that this call needs; `detail` names it.',
    remedy: 'Give the key the ability in the portal, or call with another key.',
  },
  forbidden: {
    status: [403],
    title: 'Not allowed',
    means: 'The role of whoever calls does not allow this.',
    remedy: 'Ask an administrator, or use an account of another role.',
  },
  client_suspended: {
    status: [403, 409],
    title: 'The client is suspended',
    means: 'The client may spend and receive nothing at the moment. Nothing was charged.',
    remedy: 'Ask us to reactivate the client.',
  },
  not_found: {
    status: [404],
    title: 'Not found',
    means: 'There is no such path or record, or it belongs to somebody else.',
    remedy: 'Check the path and the id.',
  },
  method_not_allowed: {
    status: [405],
    title: 'Method not allowed',
    means: 'The path is known, but not with this method.',
    remedy: 'Use one that the `Allow` header names.',
  },
  api_key_expired: {
    status: [409],
    title: 'The API key has expired',
    means: 'A key that has expired is given no other text.',
    remedy: 'Give the key another expiry first, or make another key.',
  },
  api_key_revoked: {
    status: [409],
    title: 'The API key was revoked',
    means: 'What was revoked stays so: it can neither be changed nor rotated.',
    remedy: 'Make another key.',
  },
  already_settled: {
    status: [409],
    title: 'The sale is settled already',
    means: 'The payment of this sale stands where this step cannot be taken.',
    remedy: 'Read the sale and see `payment_status`.',
  },
  already_undone: {
    status: [409],
    title: 'The upload was undone already',
    means: 'What this upload changed was taken back before.',
    remedy: 'Nothing needs to be done; `undone_by` names the upload that did it.',
  },
  changed_since: {
    status: [409],
    title: 'Records were changed since',
    means: 'Somebody changed records after this upload did, so that it cannot be taken back whole.',
    remedy: 'Change them by hand, or upload a file with what should stand there.',
  },
  conflict: {
    status: [409],
    title: 'Somebody else wrote at the same time',
    means: 'Another write changed the same relations in the same moment. Nothing was saved.',
    remedy: 'Read the record anew and repeat the write.',
  },
  default_package: {
    status: [409],
    title: 'New clients are given this package',
    means: 'It is the default free package of Limitation Setup and must stay on offer.',
    remedy: 'Choose another default free package first.',
  },
  idempotency_key_in_flight: {
    status: [409],
    title: 'The first request is still under way',
    means: 'A request with the same Idempotency-Key has not been answered yet.',
    remedy: 'Wait a moment and repeat the request with the same key.',
  },
  delivery_pending: {
    status: [409],
    title: 'The message is still on its way',
    means: 'It waits for its next attempt, so it is not sent once more.',
    remedy: 'Wait until it is delivered or has failed.',
  },
  in_use: {
    status: [409],
    title: 'Something else uses it',
    means: 'The record cannot be removed while others refer to it.',
    remedy: 'Change those first, or archive or deactivate it instead.',
  },
  is_check: {
    status: [409],
    title: 'The upload was a check',
    means: 'It only checked a file and changed nothing that could be taken back.',
    remedy: 'Nothing needs to be done.',
  },
  is_undo: {
    status: [409],
    title: 'The upload is an undo itself',
    means: 'What takes another upload back cannot be taken back.',
    remedy: 'Upload the first file again.',
  },
  last_admin: {
    status: [409],
    title: 'The last administrator',
    means: 'Without this account nobody could keep staff accounts.',
    remedy: 'Make or reactivate another administrator first.',
  },
  needs_package: {
    status: [409],
    title: 'A package is needed first',
    means: 'An additional pack goes on top of an active basic or pay-as-you-go package.',
    remedy: 'Activate one of those first.',
  },
  not_archived: {
    status: [409],
    title: 'The skill is not archived',
    means: 'Only an archived skill can be removed for good.',
    remedy: 'Delete it without `purge` first.',
  },
  not_invited: {
    status: [409],
    title: 'No invitation is open',
    means: 'The person has accepted already, or may not sign in.',
    remedy: 'Nothing needs to be sent; the person can ask for a new password.',
  },
  not_on_offer: {
    status: [409],
    title: 'The package is not on offer',
    means: 'It is a draft or archived, or its currency is not in use.',
    remedy: 'Choose one of the packages on offer.',
  },
  not_over: {
    status: [409],
    title: 'The upload is not over',
    means: 'It still waits or runs.',
    remedy: 'Wait until it is over, or cancel it.',
  },
  nothing_to_retry: {
    status: [409],
    title: 'Nothing to repeat',
    means: 'The upload has no rejected rows, did not break off, or its file is not kept any more.',
    remedy: 'Upload the file anew.',
  },
  nothing_to_undo: {
    status: [409],
    title: 'Nothing to undo',
    means: 'The upload changed nothing.',
    remedy: 'Nothing needs to be done.',
  },
  offer_changed: {
    status: [409],
    title: 'The offer has changed',
    means: 'The package is not what it was when the caller read it. Nothing was bought.',
    remedy: 'Read the offer anew and decide again.',
  },
  own_account: {
    status: [409],
    title: 'One’s own account',
    means: 'Nobody can suspend or demote themselves.',
    remedy: 'Ask another administrator.',
  },
  rotation_under_way: {
    status: [409],
    title: 'The secret before still counts',
    means: 'A receiver may know that one alone, so there is no further one meanwhile.',
    remedy: 'Wait until `previous_secret_ends_at`, or rotate with `overlap_hours` of 0.',
  },
  too_many_api_keys: {
    status: [409],
    title: 'Too many API keys',
    means: 'The client has as many keys that work as it may have.',
    remedy: 'Revoke keys that are not needed any more.',
  },
  too_many_webhooks: {
    status: [409],
    title: 'Too many webhooks',
    means: 'There are as many webhooks as one owner may have.',
    remedy: 'Delete one, or give one of them more events.',
  },
  unpaid_limit: {
    status: [409],
    title: 'Too many unpaid sales',
    means: 'The client has as many unpaid sales as Limitation Setup allows. Nothing was bought.',
    remedy: 'Pay what is open, then repeat the call.',
  },
  upload_is_over: {
    status: [409],
    title: 'The upload is over',
    means: 'What is over cannot be cancelled.',
    remedy: 'Read its outcome; undo it if it must not stand.',
  },
  webhook_not_active: {
    status: [409],
    title: 'The webhook is not active',
    means: 'It is paused or was switched off by failures, so nothing is sent to it.',
    remedy: 'Set its `status` to `active` first.',
  },
  cursor_gone: {
    status: [410],
    title: 'The cursor does not count any more',
    means:
      'The cursor of the changes feed was given before the database was restored from a backup, so what came behind it is not known. Nothing was charged.',
    remedy: 'Begin anew without a cursor, with an empty copy.',
  },
  export_gone: {
    status: [410],
    title: 'The export is not kept any more',
    means: 'A kept export stays for a day, for the person alone who asked for it.',
    remedy: 'Ask for it anew with `snapshot=true`.',
  },
  moved: {
    status: [410],
    title: 'The record is another one by now',
    means: 'It was merged into another one; a write must not change that one unseen.',
    remedy: 'Read it: you are led to the record that took its place. Write to that one.',
  },
  stale_write: {
    status: [412],
    title: 'Somebody else saved it since',
    means: 'The version in `If-Match` or `version` is not the present one. Nothing was changed.',
    remedy: 'Read the record anew, apply your change to it, and write with its new version.',
  },
  too_many_files: {
    status: [413],
    title: 'Too many files at once',
    means: 'The request brings more than 20 files, or more than 60 MB together. Nothing was read.',
    remedy: 'Send them in several requests.',
  },
  request_entity_too_large: {
    status: [413],
    title: 'The request is too large',
    means: 'The body is larger than is taken.',
    remedy: 'Send less at once.',
  },
  text_too_long: {
    status: [413],
    title: 'The text is too long',
    means: 'A text to be searched for skills has more bytes (UTF-8) than are taken.',
    remedy: 'Part the text; `errors` names the limit.',
  },
  too_large: {
    status: [413],
    title: 'The file was not accepted',
    means: 'The file has more bytes than Limitation Setup allows.',
    remedy: 'Split the file.',
  },
  unsupported_media_type: {
    status: [415],
    title: 'The body is not announced as JSON',
    means: 'The `Content-Type` of the body is another one, or is missing.',
    remedy: 'Send JSON with `Content-Type: application/json`.',
  },
  not_a_form: {
    status: [415],
    title: 'The body is not a form',
    means: 'A file is sent as `multipart/form-data`.',
    remedy: 'Send it so, in a field called `file`.',
  },
  range_not_there: {
    status: [416],
    title: 'The range is not there',
    means: 'The export has fewer bytes than the range begins with.',
    remedy: '`Content-Range` says how many it has.',
  },
  validation_failed: {
    status: [422],
    title: 'Invalid input',
    means:
      'Fields are missing, unknown, or have values that they cannot take. Nothing was changed.',
    remedy: 'Correct what `errors` names, field by field.',
  },
  idempotency_key_reused: {
    status: [422],
    title: 'The key belongs to another request',
    means: 'Another request was made with this Idempotency-Key within the last 24 hours.',
    remedy: 'Take a new key for a new request.',
  },
  email_taken: {
    status: [422],
    title: 'The e-mail address is taken',
    means: 'An account has this address already.',
    remedy: 'Sign in with it, or use another one.',
  },
  invalid_link: {
    status: [422],
    title: 'The link is not valid',
    means: 'The token of a link was used, is too old, or was never sent.',
    remedy: 'Ask for a new link.',
  },
  empty_file: {
    status: [422],
    title: 'The file was not accepted',
    means: 'The file is empty.',
    remedy: 'Send a file that holds something: an import has a header and rows.',
  },
  file_too_large: {
    status: [422],
    title: 'The invoice is too large',
    means: 'A file may have 10 MB.',
    remedy: 'Send it in a smaller form, as a PDF in place of a photo.',
  },
  unsupported_type: {
    status: [422],
    title: 'No kind of file that is read',
    means: 'The file is no PDF, XML, PNG, JPEG, WebP or text, whatever it is called.',
    remedy: 'Save it as a PDF.',
  },
  unreadable_pdf: {
    status: [422],
    title: 'The PDF is damaged',
    means: 'It breaks off, or is no PDF inside.',
    remedy: 'Save or print it to a PDF once more.',
  },
  password_protected: {
    status: [422],
    title: 'The PDF asks for a password',
    means: 'What is encrypted is not read.',
    remedy: 'Save it without a password.',
  },
  no_pages: {
    status: [422],
    title: 'The PDF has no pages',
    means: 'There is nothing in it to read.',
    remedy: 'Send the PDF that holds the invoice.',
  },
  xml_malformed: {
    status: [422],
    title: 'The XML is not well-formed',
    means: 'An element is not closed, or a sign is not escaped.',
    remedy: 'Ask whoever made it for a valid file.',
  },
  xml_doctype_forbidden: {
    status: [422],
    title: 'The XML has a DOCTYPE',
    means: 'A document type could make the file grow or read others, and no e-invoice has one.',
    remedy: 'Take the DOCTYPE out.',
  },
  xml_too_deep: {
    status: [422],
    title: 'The XML is nested too deep',
    means: 'More than 100 elements stand inside one another.',
    remedy: 'Check how the file was made.',
  },
  xml_not_an_invoice: {
    status: [422],
    title: 'The XML is no invoice',
    means: 'Its root is none of CII (Factur-X, ZUGFeRD), UBL and FatturaPA.',
    remedy: 'Send the e-invoice itself, without an envelope around it.',
  },
  unreadable_image: {
    status: [422],
    title: 'The image is damaged',
    means: 'It breaks off, or is no image inside.',
    remedy: 'Save it once more, or take another photo.',
  },
  image_too_large: {
    status: [422],
    title: 'The image has too many pixels',
    means: 'An image may have 40 megapixels.',
    remedy: 'Scale it down: 300 dpi are enough.',
  },
  not_an_invoice: {
    status: [422],
    title: 'This does not look like an invoice',
    means: 'Neither a number nor a total nor a date was found, so nothing was guessed.',
    remedy: 'Check that the whole page is in the file, upright and sharp.',
  },
  limit_exceeded: {
    status: [422],
    title: 'The file takes too much to read',
    means: 'Reading was stopped, because it took more time or memory than a file is given.',
    remedy: 'Send only the pages of the invoice.',
  },
  reading_failed: {
    status: [422],
    title: 'The file could not be read',
    means: 'Something went wrong on our side while it was read.',
    remedy: 'Try once more; report it if it stays so.',
  },
  wrong_extension: {
    status: [422],
    title: 'The file was not accepted',
    means: 'The name of the file ends in none of the formats that are read.',
    remedy: 'Send one of the formats that `detail` names.',
  },
  not_a_csv: {
    status: [422],
    title: 'The file was not accepted',
    means: 'The content is no text in columns, whatever its name says.',
    remedy: 'Save it as CSV, or name it as what it is.',
  },
  not_a_workbook: {
    status: [422],
    title: 'The file was not accepted',
    means: 'The content is no Excel workbook (XLSX), whatever its name says.',
    remedy: 'Save it as XLSX, or name it as what it is.',
  },
  not_json: {
    status: [422],
    title: 'The file was not accepted',
    means: 'The content is no JSON, whatever its name says.',
    remedy: 'Name it as what it is, or mend it.',
  },
  workbook_locked: {
    status: [422],
    title: 'The file was not accepted',
    means: 'The workbook is protected by a password or is of the old format XLS.',
    remedy: 'Save it as XLSX without a password.',
  },
  invoice_limit_reached: {
    status: [429],
    title: 'No invoice left for this hour',
    means:
      'The address, the client or the person had as many files read as an hour has. Nothing was read.',
    remedy:
      'Send fewer, or wait as many seconds as `Retry-After` says; `RateLimit` tells beforehand.',
  },
  guest_limit_reached: {
    status: [429],
    title: 'No search left for today',
    means: 'This address has made the searches that a guest has in a day.',
    remedy: 'Register or sign in, or come back after `Retry-After` seconds.',
  },
  key_cap_reached: {
    status: [429],
    title: 'Cap of the key reached',
    means:
      'What may be charged to this API key over its life does not suffice. Nothing was charged; waiting does not help. `calls` says what the call costs (`needed`), what the cap leaves (`remaining`) and the cap itself (`cap`).',
    remedy:
      'Raise the cap of the key in the portal or by `PATCH /v1/api-keys/{id}/`, or call with another key.',
    members: { calls: { needed: 5, remaining: 2, cap: 1000 } },
  },
  quota_exceeded: {
    status: [429],
    title: 'No call left',
    means:
      'The client’s packages cannot pay the whole price. Nothing was charged; waiting does not help. `calls` says what the call costs (`needed`) and what is left (`remaining`).',
    remedy:
      'Activate a package, then repeat the call. Where some calls are left, a call that costs less goes through.',
    members: { calls: { needed: 5, remaining: 2 } },
  },
  rate_limited: {
    status: [429],
    title: 'Too many requests in a minute',
    means: 'The client made more requests than it may in a minute. Nothing was charged.',
    remedy: 'Wait as many seconds as `Retry-After` says; `RateLimit` tells beforehand.',
  },
  too_many_failures: {
    status: [429],
    title: 'Too many failed attempts',
    means: 'Signing in failed too often for this e-mail address or from this network.',
    remedy: 'Wait as many seconds as `Retry-After` says.',
  },
  too_many_messages: {
    status: [429],
    title: 'Too many messages',
    means: 'This address has sent as many messages as are taken in an hour.',
    remedy: 'Wait as many seconds as `Retry-After` says.',
  },
  too_many_requests: {
    status: [429],
    title: 'Asked too often',
    means: 'This was asked for more often than is allowed.',
    remedy: 'Wait as many seconds as `Retry-After` says.',
  },
  server_error: {
    status: [500],
    title: 'Server error',
    means: 'Something went wrong on our side. Nothing was charged.',
    remedy: 'Repeat the call with the same Idempotency-Key; report the `request_id` if it stays.',
  },
  queue_full: {
    status: [503],
    title: 'Too many files wait',
    means: 'As many files wait to be read as may. Nothing was stored, and nothing counted.',
    remedy: 'Repeat the call after `Retry-After` seconds.',
  },
  server_busy: {
    status: [503],
    title: 'The server is too busy',
    means:
      'The server has too much other work to read the files now. Nothing was stored, and nothing counted.',
    remedy: 'Repeat the call after `Retry-After` seconds.',
  },
  storage_unavailable: {
    status: [503],
    title: 'Files cannot be reached',
    means: 'The place where files are kept does not answer. Nothing was changed.',
    remedy: 'Repeat the call after `Retry-After` seconds.',
  },
} as const satisfies Record<string, ErrorNote>

export type ErrorCode = keyof typeof errorCodes

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}

/** The part of `/docs/errors` that explains a code: `quota-exceeded`. */
export function sectionOf(code: string): string {
  return code.replaceAll('_', '-')
}
