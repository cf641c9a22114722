<?php
$once = bin2hex(random_bytes(16)); // keep it for as long as you repeat this call

function search(string $once, int $attempts): array
{
    $context = stream_context_create(['http' => [
        'ignore_errors' => true,
        'header' => [
            'Authorization: Bearer ' . getenv('SKILLARY_KEY'),
            "Idempotency-Key: $once",
        ],
    ]]);
    $url = '{{api}}/skills/playground-search/?skills=JavaScript';
    $body = @file_get_contents($url, false, $context);
    $status = $body === false ? 0 : (int) explode(' ', $http_response_header[0])[1];
    if ($status === 200) {
        return json_decode($body, true);
    }
    if (($status > 0 && $status < 500) || $attempts <= 1) {
        fwrite(STDERR, "$status $body\n");
        exit(1);
    }
    return search($once, $attempts - 1);
}

print_r(search($once, 3));
