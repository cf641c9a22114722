<?php
$context = stream_context_create(['http' => [
    'header' => 'Authorization: Bearer ' . getenv('SKILLARY_KEY'),
]]);
do {
    $query = ['limit' => 100];
    if (file_exists('cursor')) $query['cursor'] = file_get_contents('cursor');
    $url = '{{api}}/skills/changes/?' . http_build_query($query);
    $body = file_get_contents($url, false, $context);
    if ($body === false) exit(1);

    $page = json_decode($body, true);
    foreach ($page['data'] as $change) {
        print_r($change); // your own database
    }
    file_put_contents('cursor', $page['meta']['next_cursor']);
} while ($page['meta']['has_more']);
