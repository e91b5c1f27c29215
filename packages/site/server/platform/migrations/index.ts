import type { Migration } from '../database.ts';
import gateway from './001_gateway.sql?raw';
import sandbox from './002_sandbox.sql?raw';
import corpus from './003_corpus.sql?raw';
import fingerprints from './004_fingerprints.sql?raw';
import openAttempt from './005_open_attempt.sql?raw';
import audit from './006_audit.sql?raw';
import limits from './007_limits.sql?raw';
import generation from './008_generation.sql?raw';
import secret from './009_secret.sql?raw';
import mailQueue from './010_mail_queue.sql?raw';
import auditExpiry from './011_audit_expiry.sql?raw';
import turns from './012_turns.sql?raw';
import turnEvents from './014_turn_events.sql?raw';
import signIn from './015_sign_in.sql?raw';
import conversationMarks from './016_conversation_marks.sql?raw';
import feedback from './017_feedback.sql?raw';
import answerModel from './018_answer_model.sql?raw';
import replacements from './019_replacements.sql?raw';
import termsProof from './020_terms_proof.sql?raw';
import turnConversation from './021_turn_conversation.sql?raw';
import turnRead from './022_turn_read.sql?raw';
import newestModel from './023_newest_model.sql?raw';
import openClaims from './024_open_claims.sql?raw';
import deletions from './025_deletions.sql?raw';
import mailValidity from './026_mail_validity.sql?raw';
import attemptLease from './027_attempt_lease.sql?raw';
import feedbackOrder from './028_feedback_order.sql?raw';
import sessionEpoch from './029_session_epoch.sql?raw';
import interruptions from './030_interruptions.sql?raw';
import attemptCoupon from './031_attempt_coupon.sql?raw';
import attemptConfirmation from './032_attempt_confirmation.sql?raw';

/** All migrations, oldest first. Append only: never edit an applied one. */
export const migrations: readonly Migration[] = [
  { id: '001_gateway', sql: gateway },
  { id: '002_sandbox', sql: sandbox },
  { id: '003_corpus', sql: corpus },
  { id: '004_fingerprints', sql: fingerprints },
  { id: '005_open_attempt', sql: openAttempt },
  { id: '006_audit', sql: audit },
  { id: '007_limits', sql: limits },
  { id: '008_generation', sql: generation },
  { id: '009_secret', sql: secret },
  { id: '010_mail_queue', sql: mailQueue },
  { id: '011_audit_expiry', sql: auditExpiry },
  { id: '012_turns', sql: turns },
  { id: '014_turn_events', sql: turnEvents },
  { id: '015_sign_in', sql: signIn },
  { id: '016_conversation_marks', sql: conversationMarks },
  { id: '017_feedback', sql: feedback },
  { id: '018_answer_model', sql: answerModel },
  { id: '019_replacements', sql: replacements },
  { id: '020_terms_proof', sql: termsProof },
  { id: '021_turn_conversation', sql: turnConversation },
  { id: '022_turn_read', sql: turnRead },
  { id: '023_newest_model', sql: newestModel },
  { id: '024_open_claims', sql: openClaims },
  { id: '025_deletions', sql: deletions },
  { id: '026_mail_validity', sql: mailValidity },
  { id: '027_attempt_lease', sql: attemptLease },
  { id: '028_feedback_order', sql: feedbackOrder },
  { id: '029_session_epoch', sql: sessionEpoch },
  { id: '030_interruptions', sql: interruptions },
  { id: '031_attempt_coupon', sql: attemptCoupon },
  { id: '032_attempt_confirmation', sql: attemptConfirmation },
];
