<?php
// Exchanges an assertion for a session. PHP 7.4 or later with sodium.
// GATEWAY=https://gateway.example ISSUER=hospital-exemplo KEY=partner.pem php partner-token.php crm-123 'Ana Prado'
declare(strict_types=1);

function base64url(string $content): string
{
    return rtrim(strtr(base64_encode($content), '+/', '-_'), '=');
}

/** The last 32 bytes of an Ed25519 key in PKCS #8 are its seed. */
function signing_key(string $file): string
{
    $der = base64_decode(preg_replace('/-----[^-]+-----|\s/', '', file_get_contents($file)));
    return sodium_crypto_sign_secretkey(sodium_crypto_sign_seed_keypair(substr($der, -32)));
}

/** The person of your own session, never one that the browser names. */
function session_for(string $person, string $name): string
{
    $gateway = getenv('GATEWAY');
    $claims = [
        'iss' => getenv('ISSUER'),
        'sub' => $person,
        'name' => $name,
        'aud' => getenv('AUDIENCE') ?: $gateway,
        'exp' => time() + 120,
        'jti' => bin2hex(random_bytes(16)),
    ];
    $text = base64url(json_encode(['alg' => 'EdDSA', 'typ' => 'JWT'])) . '.' . base64url(json_encode($claims));
    $assertion = $text . '.' . base64url(sodium_crypto_sign_detached($text, signing_key(getenv('KEY'))));
    $answer = file_get_contents("$gateway/gateway/partner-token", false, stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'Content-Type: application/json',
        'content' => json_encode(['assertion' => $assertion]),
        'timeout' => 20,
        'ignore_errors' => true,
    ]]));
    // The code in the body names the cause of a refusal, such as assertion-audience.
    if ($answer === false || strpos($http_response_header[0], ' 200') === false) {
        fwrite(STDERR, "partner-token: $answer\n");
        exit(1);
    }
    return $answer;
}

echo session_for($argv[1], $argv[2]);
