import type { ProblemMembers } from '#app/core/errors/problem'

/**
 * Every error `code` of `/v1`, ordered by status, with its meaning and what to do. The contract
 * lists codes by operation, the documentation has a section for each
 * (`/docs/errors#quota-exceeded`), and the `title` of a problem comes from here. Errors of single
 * fields have their own codes (app/core/errors/field_codes.ts).
 */
export interface ErrorNote {
  /** Usually one. */
  status: readonly number[]
  title: string
  means: string
  remedy: string
  /** Additional members of the problem, with example values. */
  members?: ProblemMembers
}

export const errorCodes = {
  invalid_json: {
    status: [400],
    title: 'Malformed JSON',
    means: 'The request body could not be parsed as JSON.',
    remedy: 'Send JSON (UTF-8) with `Content-Type: application/json`.',
  },
  invalid_encoding: {
    status: [400],
    title: 'Malformed URL',
    means:
      'The path or the query string is not percent-encoded UTF-8. The request was not processed.',
    remedy: 'Encode each value, for example with `encodeURIComponent` or `urlencode`.',
  },
  unknown_parameter: {
    status: [400],
    title: 'Unknown parameter',
    means: 'The query string has a parameter that this endpoint does not support.',
    remedy: 'Check the spelling or remove the parameter. `detail` lists the supported ones.',
  },
  invalid_idempotency_key: {
    status: [400],
    title: 'Invalid Idempotency-Key',
    means:
      'The key is empty, is longer than 255 characters, or contains spaces or non-ASCII characters.',
    remedy: 'Send a UUID, and a new one for each operation.',
  },
  idempotency_key_needs_account: {
    status: [400],
    title: 'Idempotency-Key requires an account',
    means: 'Responses to guests are not stored, so they cannot be replayed.',
    remedy: 'Log in, or omit the header.',
  },
  invalid_reader_token: {
    status: [400],
    title: 'Invalid reader token',
    means: 'The value of `Reader-Token` was not issued by this server.',
    remedy: 'Send the token exactly as you received it, or omit the header to get a new one.',
  },
  unreadable_request: {
    status: [400, 415],
    title: 'Unreadable request',
    means: 'The body is truncated, has too many parts, or does not match its headers.',
    remedy: 'Check `Content-Type`, `Content-Length` and the multipart boundary.',
  },
  malformed_api_key: {
    status: [401],
    title: 'Malformed API key',
    means:
      'The value looks like an API key, but its checksum is wrong. No such key was ever issued.',
    remedy: 'Copy the key again. It was probably truncated or mistyped.',
  },
  invalid_api_key: {
    status: [401],
    title: 'Invalid API key',
    means: 'The key is unknown, expired or revoked, or its client or creator is suspended.',
    remedy: 'Check the key in the portal. Rotate it or create a new one.',
  },
  unauthenticated: {
    status: [401],
    title: 'Authentication required',
    means:
      'The request has no token, or its `Authorization` header uses a scheme other than `Bearer`, such as `Basic`.',
    remedy: 'Send `Authorization: Bearer <token>` with an API key or an access token.',
  },
  invalid_token: {
    status: [401],
    title: 'Invalid access token',
    means: 'The access token is unknown or expired, or its session was ended.',
    remedy:
      'Use the refresh token to get a new pair of tokens, or log in again, then retry the call.',
  },
  invalid_refresh_token: {
    status: [401],
    title: 'Invalid refresh token',
    means: 'The token was already used, has expired, or its session has ended.',
    remedy: 'Log in again.',
  },
  wrong_credentials: {
    status: [401],
    title: 'Wrong e-mail address or password',
    means: 'No active account has this e-mail address and password.',
    remedy: 'Check both, or reset the password.',
  },
  second_factor_required: {
    status: [401],
    title: 'Second factor required',
    means: 'The password is correct, and the account uses two-factor authentication.',
    remedy:
      'Send the login again with `code`: the code of the authenticator app, or a recovery code.',
  },
  wrong_second_factor: {
    status: [401],
    title: 'Wrong code',
    means: 'The code is wrong, has expired, or was used before. Each code works once.',
    remedy: 'Send the current code of the app, or an unused recovery code.',
  },
  payment_pending: {
    status: [402],
    title: 'Payment pending',
    means:
      'The packages of the client do not have enough calls left, and one that it bought is pending payment. Nothing was charged. `calls` states the price of the call (`needed`) and what is left (`remaining`).',
    remedy:
      'Pay the package: `payment_due` in `GET /v1/packages/purchased-packages-history/` says how. Then retry the call.',
    members: { calls: { needed: 5, remaining: 2 } },
  },
  email_unconfirmed: {
    status: [403],
    title: 'E-mail address not confirmed',
    means:
      'The client has not enough calls left, and none of its users has confirmed an e-mail address. Nothing was charged. `calls` states the price of the call (`needed`) and what is left (`remaining`). For invitations: you have not confirmed your own address; there are no `calls`.',
    remedy:
      'Open the link in our e-mail, or request another one in the portal. Then retry the call.',
    members: { calls: { needed: 5, remaining: 0 } },
  },
  missing_ability: {
    status: [403],
    title: 'Missing ability',
    means: 'The API key does not have the ability that this call requires. `detail` names it.',
    remedy: 'Add the ability to the key in the portal, or use another key.',
  },
  forbidden: {
    status: [403],
    title: 'Not allowed',
    means: 'Your role does not permit this action.',
    remedy: 'Ask an administrator, or use an account with another role.',
  },
  second_factor_setup_required: {
    status: [403],
    title: 'Two-factor authentication required',
    means: 'Staff of this portal must use two-factor authentication, and you have not set it up.',
    remedy: 'Log in to the portal and set it up, then log in here again.',
  },
  owner_required: {
    status: [403],
    title: 'Owner required',
    means: 'Only an owner of the client can invite, change or remove its users.',
    remedy: 'Ask an owner: `GET /v1/clients/colleagues/` lists them with `is_owner`.',
  },
  client_suspended: {
    status: [403],
    title: 'Client suspended',
    means: 'Your client is suspended and cannot use or activate packages. Nothing was charged.',
    remedy: 'Contact us to reactivate the client.',
  },
  not_found: {
    status: [404],
    title: 'Not found',
    means: 'The path or the record does not exist, or the record belongs to another account.',
    remedy: 'Check the path and the id.',
  },
  method_not_allowed: {
    status: [405],
    title: 'Method not allowed',
    means: 'The path does not support this HTTP method.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  api_key_expired: {
    status: [409],
    title: 'API key expired',
    means: 'An expired key cannot be rotated.',
    remedy: 'Change the expiry date of the key first, or create a new key.',
  },
  api_key_revoked: {
    status: [409],
    title: 'API key revoked',
    means: 'A revoked key cannot be changed or rotated.',
    remedy: 'Create a new key.',
  },
  already_settled: {
    status: [409],
    title: 'Sale already settled',
    means: 'The payment status of the sale does not permit this change.',
    remedy: 'Retrieve the sale and check `payment_status`.',
  },
  already_undone: {
    status: [409],
    title: 'Upload already undone',
    means: 'The changes of this upload have already been undone.',
    remedy: 'No action needed. `undone_by` identifies the upload that undid it.',
  },
  changed_since: {
    status: [409],
    title: 'Records changed since the upload',
    means:
      'Records that this upload changed were changed again later, so the upload cannot be undone completely.',
    remedy:
      'Undo the later uploads first. Otherwise edit the records, or upload a file with the correct values.',
  },
  conflict: {
    status: [409],
    title: 'Conflicting write',
    means: 'Another request changed the same relations at the same time. Nothing was saved.',
    remedy: 'Retrieve the record again, then retry the write.',
  },
  default_package: {
    status: [409],
    title: 'Default free package',
    means: 'The package is the default free package in Limitation Setup and must stay available.',
    remedy: 'Choose another default free package first.',
  },
  idempotency_key_in_flight: {
    status: [409],
    title: 'Request still in progress',
    means: 'A request with the same Idempotency-Key is still being processed.',
    remedy: 'Wait a moment, then retry the request with the same key.',
  },
  delivery_pending: {
    status: [409],
    title: 'Delivery still pending',
    means: 'The message is waiting for its next attempt and cannot be sent again before that.',
    remedy: 'Wait until the delivery has succeeded or failed.',
  },
  already_running: {
    status: [409],
    title: 'Package already running',
    means:
      'The client already has this package, with calls left or pending payment, and `allow_repeat` is false. Nothing was purchased.',
    remedy: 'To buy it again, leave `allow_repeat` out or set it to true.',
  },
  other_currency: {
    status: [409],
    title: 'Package in another currency',
    means:
      'The package is in another currency than the one of the client, and staff have not allowed other currencies. Nothing was purchased.',
    remedy:
      'Buy a package in the currency of the client, or change its `currency` with `PATCH /v1/clients/self-details/`.',
  },
  in_use: {
    status: [409],
    title: 'Record in use',
    means: 'The record cannot be deleted while other records refer to it.',
    remedy: 'Change the other records first, or archive or deactivate this one instead.',
  },
  is_check: {
    status: [409],
    title: 'Upload was a dry run',
    means: 'The upload only checked the file. There are no changes to undo.',
    remedy: 'No action needed.',
  },
  is_undo: {
    status: [409],
    title: 'Upload is an undo',
    means: 'An undo cannot itself be undone.',
    remedy: 'Upload the original file again.',
  },
  last_admin: {
    status: [409],
    title: 'Last administrator',
    means: 'At least one active administrator must remain to manage staff accounts.',
    remedy: 'Create or reactivate another administrator first.',
  },
  last_owner: {
    status: [409],
    title: 'Last owner',
    means:
      'The client must keep an active owner, who manages its users. Nothing was changed. An invited owner counts once the invitation is accepted.',
    remedy: 'Make another active user an owner first.',
  },
  needs_package: {
    status: [409],
    title: 'Package required',
    means: 'An additional pack requires an active basic or pay-as-you-go package.',
    remedy: 'Activate one of those first.',
  },
  not_archived: {
    status: [409],
    title: 'Skill not archived',
    means: 'Only an archived skill can be deleted permanently.',
    remedy: 'Archive the skill first: delete it without `purge`.',
  },
  not_invited: {
    status: [409],
    title: 'No pending invitation',
    means: 'The person has already accepted the invitation, or is suspended.',
    remedy: 'No invitation is needed. The person can reset their password.',
  },
  not_creditable: {
    status: [409],
    title: 'Not creditable',
    means: 'The document is a credit note, or its sale is void or waived.',
    remedy: 'Retrieve the document and check `kind` and `payment_status`.',
  },
  not_on_offer: {
    status: [409],
    title: 'Package not available',
    means: 'The package is a draft or archived, or its currency is inactive.',
    remedy: 'Choose an available package.',
  },
  not_payable_online: {
    status: [409],
    title: 'Not payable online',
    means: 'Online payment is not set up here, or not possible for this amount and currency.',
    remedy: 'Pay by bank transfer, as the invoice says.',
  },
  not_refundable: {
    status: [409],
    title: 'Not refundable by Stripe',
    means: 'The sale was not paid by Stripe, or its payment is already refunded.',
    remedy: 'Return the money in another way, and mark the refund as done.',
  },
  not_pending: {
    status: [409],
    title: 'Package not pending',
    means: 'The package of the sale is not pending payment. Nothing was changed.',
    remedy: 'No action needed: retrieve the sale to see its status.',
  },
  not_over: {
    status: [409],
    title: 'Upload not finished',
    means: 'The upload is still queued or running.',
    remedy: 'Wait until it finishes, or cancel it.',
  },
  nothing_to_retry: {
    status: [409],
    title: 'Nothing to retry',
    means:
      'The upload has no rejected rows and was not interrupted, or its file is no longer stored.',
    remedy: 'Upload the file again.',
  },
  nothing_to_undo: {
    status: [409],
    title: 'Nothing to undo',
    means: 'The upload made no changes.',
    remedy: 'No action needed.',
  },
  offer_changed: {
    status: [409],
    title: 'Offer changed',
    means: 'The package changed after you retrieved it. Nothing was purchased.',
    remedy: 'Retrieve the package again, then confirm the purchase.',
  },
  own_account: {
    status: [409],
    title: 'Own account',
    means: 'You cannot suspend your own account or change its role.',
    remedy: 'Ask another administrator or owner.',
  },
  receiver_suspended: {
    status: [409],
    title: 'Receiver suspended',
    means: 'The client that should receive the package is suspended. Nothing was assigned.',
    remedy: 'Reactivate the client first.',
  },
  refund_refused: {
    status: [409],
    title: 'Refund refused',
    means: 'Stripe did not make the refund. It is still due.',
    remedy: 'Check `detail`, then retry or return the money in another way.',
  },
  refund_under_way: {
    status: [409],
    title: 'Refund in progress',
    means: 'A refund by Stripe was started and may have returned the money.',
    remedy: 'Send the refund by Stripe again to get its result.',
  },
  rotation_under_way: {
    status: [409],
    title: 'Rotation in progress',
    means: 'The previous secret is still valid. Another rotation would invalidate it early.',
    remedy: 'Wait until `previous_secret_ends_at`, or rotate with `overlap_hours` set to 0.',
  },
  too_many_api_keys: {
    status: [409],
    title: 'Too many API keys',
    means: 'The client has reached the maximum number of active keys.',
    remedy: 'Revoke keys that you no longer need.',
  },
  too_many_webhooks: {
    status: [409],
    title: 'Too many webhooks',
    means: 'The owner has reached the maximum number of webhooks.',
    remedy: 'Delete a webhook, or add events to an existing one.',
  },
  unpaid_limit: {
    status: [409],
    title: 'Too many pending purchases',
    means:
      'The client has reached the maximum number of purchases that are pending payment. Nothing was purchased.',
    remedy: 'Pay the pending purchases, then retry the call.',
  },
  upload_is_over: {
    status: [409],
    title: 'Upload already finished',
    means: 'A finished upload cannot be cancelled.',
    remedy: 'Check its result. Undo it to revert its changes.',
  },
  webhook_not_active: {
    status: [409],
    title: 'Webhook not active',
    means: 'The webhook is paused, or was disabled after repeated failures.',
    remedy: 'Set its `status` to `active` first.',
  },
  cursor_gone: {
    status: [410],
    title: 'Cursor no longer valid',
    means:
      'The cursor of the changes feed was issued before the database was restored from a backup. Nothing was charged.',
    remedy: 'Delete your copy and start again without a cursor.',
  },
  export_gone: {
    status: [410],
    title: 'Export no longer available',
    means: 'A stored export is available for one day, to the user who requested it.',
    remedy: 'Request a new export with `snapshot=true`.',
  },
  moved: {
    status: [410],
    title: 'Record merged',
    means: 'The record was merged into another one. Writes are not redirected.',
    remedy:
      'Retrieve the record. The response redirects to the one that replaced it. Write to that one.',
  },
  stale_write: {
    status: [412],
    title: 'Stale version',
    means: 'The version in `If-Match` or `version` is not the current one. Nothing was changed.',
    remedy: 'Retrieve the record again, apply your change, and send its new version.',
  },
  too_many_files: {
    status: [413],
    title: 'Too many files',
    means:
      'The request contains more than 20 files, or more than 60 MB in total. No file was read.',
    remedy: 'Split the files across several requests.',
  },
  request_entity_too_large: {
    status: [413],
    title: 'Request too large',
    means: 'The request body exceeds the size limit.',
    remedy: 'Send less data in one request.',
  },
  text_too_long: {
    status: [413],
    title: 'Text too long',
    means: 'The text exceeds the size limit in bytes (UTF-8).',
    remedy: 'Split the text. `errors` states the limit.',
  },
  too_large: {
    status: [413],
    title: 'File rejected',
    means: 'The file exceeds the size limit in Limitation Setup.',
    remedy: 'Split the file.',
  },
  unsupported_media_type: {
    status: [415],
    title: 'Unsupported media type',
    means: 'The `Content-Type` header is missing or is not `application/json`.',
    remedy: 'Send JSON with `Content-Type: application/json`.',
  },
  not_a_form: {
    status: [415],
    title: 'Not a form',
    means: 'Files must be sent as `multipart/form-data`.',
    remedy: 'Send the file as `multipart/form-data`, in a field named `file`.',
  },
  range_not_there: {
    status: [416],
    title: 'Range not satisfiable',
    means: 'The range starts after the end of the export.',
    remedy: 'Check the size of the export in `Content-Range`.',
  },
  validation_failed: {
    status: [422],
    title: 'Invalid input',
    means:
      'Fields of the body are missing, unknown or have invalid values, or query parameters have. Nothing was changed.',
    remedy: 'Correct the fields listed in `errors`.',
  },
  idempotency_key_reused: {
    status: [422],
    title: 'Idempotency-Key reused',
    means: 'A different request used this Idempotency-Key within the last 24 hours.',
    remedy: 'Use a new key for each new request.',
  },
  email_taken: {
    status: [422],
    title: 'E-mail address already in use',
    means: 'An account with this e-mail address already exists.',
    remedy: 'Log in, or use another e-mail address.',
  },
  invalid_link: {
    status: [422],
    title: 'Invalid link',
    means: 'The token of the link is unknown, expired or already used.',
    remedy: 'Request a new link.',
  },
  empty_file: {
    status: [422],
    title: 'File rejected',
    means: 'The file is empty.',
    remedy: 'Send a file with content. An import file has a header and rows.',
  },
  file_too_large: {
    status: [422],
    title: 'Invoice too large',
    means: 'An invoice file can have at most 10 MB.',
    remedy: 'Reduce the file size, for example by sending a PDF instead of a photo.',
  },
  unsupported_type: {
    status: [422],
    title: 'Unsupported file type',
    means: 'The content of the file is not PDF, XML, PNG, JPEG, WebP, TIFF or plain text.',
    remedy: 'Convert the file to PDF. Extract ZIP archives first.',
  },
  unreadable_pdf: {
    status: [422],
    title: 'Damaged PDF',
    means: 'The file is truncated or is not a valid PDF.',
    remedy: 'Export or print the document to PDF again.',
  },
  password_protected: {
    status: [422],
    title: 'Password-protected PDF',
    means: 'Encrypted PDFs are not supported.',
    remedy: 'Save the PDF without a password.',
  },
  no_pages: {
    status: [422],
    title: 'PDF without pages',
    means: 'The PDF contains no pages.',
    remedy: 'Send the PDF that contains the invoice.',
  },
  xml_malformed: {
    status: [422],
    title: 'Malformed XML',
    means:
      'The XML is not well-formed, for example because of an unclosed element or an unescaped character.',
    remedy: 'Ask the issuer of the invoice for a valid file.',
  },
  xml_doctype_forbidden: {
    status: [422],
    title: 'DOCTYPE not allowed',
    means:
      'For security reasons, XML with a document type declaration is rejected. E-invoices do not need one.',
    remedy: 'Remove the DOCTYPE.',
  },
  xml_too_deep: {
    status: [422],
    title: 'XML nested too deeply',
    means: 'The XML has more than 100 levels of nested elements.',
    remedy: 'Check how the file was generated.',
  },
  xml_not_an_invoice: {
    status: [422],
    title: 'XML is not an invoice',
    means: 'The root element is not one of CII (Factur-X, ZUGFeRD), UBL or FatturaPA.',
    remedy: 'Send the e-invoice itself, without an envelope.',
  },
  unreadable_image: {
    status: [422],
    title: 'Damaged image',
    means: 'The file is truncated or is not a valid image.',
    remedy: 'Save the image again, or take another photo.',
  },
  image_too_large: {
    status: [422],
    title: 'Image too large',
    means: 'An image can have at most 50 megapixels.',
    remedy: 'Scale the image down. 300 dpi is enough.',
  },
  not_an_invoice: {
    status: [422],
    title: 'Not an invoice',
    means: 'No invoice number, total or date was found.',
    remedy:
      'For an image, check that the whole page is visible, upright and in focus. Otherwise, send the original PDF or the e-invoice (XML).',
  },
  limit_exceeded: {
    status: [422],
    title: 'Processing limit exceeded',
    means: 'Processing was stopped because the file needed more time or memory than allowed.',
    remedy: 'Send only the pages of the invoice.',
  },
  reading_failed: {
    status: [422],
    title: 'Reading failed',
    means: 'An error on our side interrupted the reading of the file.',
    remedy: 'Try again. Contact us if the error persists.',
  },
  wrong_extension: {
    status: [422],
    title: 'File rejected',
    means: 'The file name does not have a supported extension.',
    remedy: 'Send one of the formats listed in `detail`.',
  },
  not_a_csv: {
    status: [422],
    title: 'File rejected',
    means: 'The content of the file is not CSV.',
    remedy: 'Save the file as CSV, or correct its extension.',
  },
  not_a_workbook: {
    status: [422],
    title: 'File rejected',
    means: 'The content of the file is not an Excel workbook (XLSX).',
    remedy: 'Save the file as XLSX, or correct its extension.',
  },
  not_json: {
    status: [422],
    title: 'File rejected',
    means: 'The content of the file is not valid JSON.',
    remedy: 'Correct the content or the extension of the file.',
  },
  workbook_locked: {
    status: [422],
    title: 'File rejected',
    means: 'The workbook is password-protected or in the old XLS format.',
    remedy: 'Save the workbook as XLSX without a password.',
  },
  invoice_limit_reached: {
    status: [429],
    title: 'Invoice limit reached',
    means:
      'The IP address, the client or the user has reached the hourly limit of files. No file was read.',
    remedy:
      'Send fewer files, or wait for the number of seconds in `Retry-After`. Use `RateLimit` to stay within the limit.',
  },
  guest_limit_reached: {
    status: [429],
    title: 'Guest limit reached',
    means: 'The IP address has reached the daily search limit for guests.',
    remedy: 'Register or log in, or wait for the number of seconds in `Retry-After`.',
  },
  key_cap_reached: {
    status: [429],
    title: 'Key cap reached',
    means:
      'The call costs more than the cap of this API key still allows. Nothing was charged. `calls` states the price of the call (`needed`), what is left (`remaining`), the cap (`cap`) and when it resets (`resets_at`; null for a cap over the lifetime of the key).',
    remedy: 'Raise the cap in the portal or with `PATCH /v1/api-keys/{id}/`, or use another key.',
    members: {
      calls: { needed: 5, remaining: 2, cap: 1000, resets_at: '2026-12-01T00:00:00.000Z' },
    },
  },
  invitation_limit_reached: {
    status: [429],
    title: 'Invitation limit reached',
    means: 'Your client has reached its daily limit of invitation mails. No mail was sent.',
    remedy: 'Wait for the number of seconds in `Retry-After`.',
  },
  registration_limit_reached: {
    status: [429],
    title: 'Registration limit reached',
    means: 'The IP address has reached the daily limit of registrations. No account was created.',
    remedy:
      'Wait for the number of seconds in `Retry-After`, or ask the administrator of your organisation for an invitation.',
  },
  quota_exceeded: {
    status: [429],
    title: 'Quota exceeded',
    means:
      'The packages of the client do not have enough calls left. Nothing was charged, and the quota does not reset. `calls` states the price of the call (`needed`) and what is left (`remaining`).',
    remedy:
      'Activate a package, then retry the call. If some calls are left, a cheaper call still succeeds.',
    members: { calls: { needed: 5, remaining: 2 } },
  },
  rate_limited: {
    status: [429],
    title: 'Rate limit exceeded',
    means: 'The client has reached its limit of requests per minute. Nothing was charged.',
    remedy:
      'Wait for the number of seconds in `Retry-After`. Use `RateLimit` to stay within the limit.',
  },
  too_many_failures: {
    status: [429],
    title: 'Too many failed attempts',
    means:
      'There were too many failed login attempts for this e-mail address or from this network.',
    remedy: 'Wait for the number of seconds in `Retry-After`.',
  },
  too_many_messages: {
    status: [429],
    title: 'Too many messages',
    means: 'The IP address has reached the hourly limit of contact messages.',
    remedy: 'Wait for the number of seconds in `Retry-After`.',
  },
  too_many_requests: {
    status: [429],
    title: 'Too many requests',
    means: 'This action was requested too often.',
    remedy: 'Wait for the number of seconds in `Retry-After`.',
  },
  server_error: {
    status: [500],
    title: 'Server error',
    means: 'An unexpected error occurred on our side. Nothing was charged.',
    remedy:
      'Retry the call with the same Idempotency-Key. If the error persists, report the `request_id`.',
  },
  database_unavailable: {
    status: [503],
    title: 'Database unavailable',
    means:
      'The database does not respond, or not in time. A call without an Idempotency-Key that was in progress at that moment may have been charged.',
    remedy:
      'Retry the call with the same Idempotency-Key after the number of seconds in `Retry-After`. It is charged once.',
  },
  payments_unavailable: {
    status: [503],
    title: 'Payments unavailable',
    means: 'Stripe does not answer. The result of the request is unknown to us.',
    remedy: 'Retry the call after the number of seconds in `Retry-After`. Nothing is paid twice.',
  },
  queue_full: {
    status: [503],
    title: 'Queue full',
    means: 'Too many files are waiting to be read. Nothing was stored or counted.',
    remedy: 'Retry the call after the number of seconds in `Retry-After`.',
  },
  server_busy: {
    status: [503],
    title: 'Server busy',
    means: 'The server is too busy to read the files now. Nothing was stored or counted.',
    remedy: 'Retry the call after the number of seconds in `Retry-After`.',
  },
  disk_full: {
    status: [503],
    title: 'Disk full',
    means: 'No space is left for the database or for files. Nothing was changed.',
    remedy:
      'Retry the call with the same Idempotency-Key after the number of seconds in `Retry-After`. It works again once the operator has made space.',
  },
  storage_unavailable: {
    status: [503],
    title: 'Storage unavailable',
    means: 'The file storage does not respond. Nothing was changed.',
    remedy: 'Retry the call after the number of seconds in `Retry-After`.',
  },
} as const satisfies Record<string, ErrorNote>

export type ErrorCode = keyof typeof errorCodes

/** The codes with one status, which need not be repeated where they are thrown. */
export type SingleStatusCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['status'] extends readonly [number] ? Code : never
}[ErrorCode]

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}

/** The anchor of a code in `/docs/errors`: `quota-exceeded`. */
export function sectionOf(code: string): string {
  return code.replaceAll('_', '-')
}
