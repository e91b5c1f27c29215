-- The corpus of the demonstration's answers. Its rows are written by the server at start-up, from the
-- edition that it was built with.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration vesalio_pt (copy = portuguese);
alter text search configuration vesalio_pt
  alter mapping for hword, hword_part, word with unaccent, portuguese_stem;

create table corpus_edition (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null
);

create table corpus_passage (
  -- The place of the passage in the edition's list.
  place integer primary key,
  concepts text[] not null,
  document tsvector not null
);
create index corpus_passage_document on corpus_passage using gin (document);

-- Every word the corpus knows, without accents: what a mistyped or inflected word is measured against.
create table corpus_word (
  word text primary key
);
create index corpus_word_trigrams on corpus_word using gin (word gin_trgm_ops);
