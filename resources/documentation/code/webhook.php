<?php
/** $body is the text as it came; $headers have small names. */
function verify(string $body, array $headers, string $secret): array
{
    ['webhook-id' => $id, 'webhook-timestamp' => $timestamp] = $headers;
    if (abs(time() - (int) $timestamp) > 300) {
        throw new Exception('too old');
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $wanted = base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $signature) {
        if (hash_equals("v1,$wanted", $signature)) {
            return json_decode($body, true);
        }
    }
    throw new Exception('wrong signature');
}
