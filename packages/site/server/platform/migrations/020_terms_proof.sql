-- Proof that an account accepted a version of the terms. Outlives the account, which it names by a keyed digest.
create table gateway_terms_proof (
  account text not null,
  version text not null,
  accepted_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account, version)
);
create index gateway_terms_proof_expired on gateway_terms_proof (expires_at);
