#!/bin/sh
# Exchanges an assertion for a session and prints the answer. Needs openssl 3 and curl.
# GATEWAY=https://gateway.example ISSUER=hospital-exemplo KEY=partner.pem sh partner-token.sh crm-123 'Ana Prado'
set -eu
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
# For a string of JSON: without control characters, with \" and \\ in place of " and \.
json() { printf '%s' "$1" | tr -d '\000-\037' | sed 's/[\\"]/\\&/g'; }

header=$(printf '{"alg":"EdDSA","typ":"JWT"}' | base64url)
claims=$(printf '{"iss":"%s","sub":"%s","name":"%s","aud":"%s","exp":%s,"jti":"%s"}' \
  "$(json "$ISSUER")" "$(json "$1")" "$(json "${2-}")" "$(json "${AUDIENCE-$GATEWAY}")" "$(($(date +%s) + 120))" "$(openssl rand -hex 16)" | base64url)
signed=$(mktemp)
trap 'rm -f "$signed"' EXIT
printf '%s.%s' "$header" "$claims" > "$signed"
signature=$(openssl pkeyutl -sign -inkey "$KEY" -rawin -in "$signed" | base64url)
curl --silent --show-error --fail-with-body --max-time 20 \
  --header 'Content-Type: application/json' \
  --data "{\"assertion\":\"$(cat "$signed").$signature\"}" \
  "$GATEWAY/gateway/partner-token"
