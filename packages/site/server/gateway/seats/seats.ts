import type { Id } from '@vesalio/core';
import type { MiddlewareHandler } from 'hono';
import type { Partner } from '../../config/partners.ts';
import type { Db } from '../../platform/database.ts';
import type { ServerEnv } from '../../platform/server-env.ts';
import { readId } from '../accounts.ts';
import { GatewayFailure } from '../failure.ts';
import type { PartnerIdentity } from '../partners/verify-identity.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import { readAnswer } from '../upstream/call-upstream.ts';
import { type ServiceAnswer, ServiceCall } from '../upstream/service-call.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { createSeatAccount, type SeatAccount } from './seat-account.ts';
import { createSeatPeople, type SeatPeople } from './seat-people.ts';
import { type SeatCall, seatCallOf } from './seat-rules.ts';
import { createSeatTitles } from './seat-titles.ts';
import { createSeatTokens } from './seat-token.ts';

/** Institutional seats: many people on one product account. */
export interface Seats {
  /** The product API. A call with a seat's token is answered for its person and carried out by the seat. */
  readonly product: Upstream;
  /** Rejects calls that are reserved to the institution. */
  readonly refuseReserved: MiddlewareHandler<ServerEnv>;
  /** A session of the person, in the format of a login answer. */
  open(identity: PartnerIdentity): Promise<unknown>;
  /** The seat's id in the services; undefined for any other token. */
  serviceIdOf(token: string): Promise<Id | undefined>;
  /** Stores the title of a conversation created by a person on a seat. */
  nameNew(token: string, conversationId: string, title: string): Promise<void>;
  sweep(): Promise<void>;
}

interface Options {
  db: Db;
  now: () => Date;
  scope: string;
  product: Upstream;
  partners: readonly Partner[];
  secrets: readonly [string, ...string[]];
}

/** The person behind a seat's token, with the partner and the seat's account. */
interface Sitting {
  readonly personId: string;
  readonly partner: Partner;
  readonly account: SeatAccount;
}

const forbidden = () => new GatewayFailure(403, texts.seatForbidden, undefined, 'seat');

export function createSeats({ db, now, scope, product, partners, secrets }: Options): Seats {
  const tokens = createSeatTokens(secrets, now);
  const people = createSeatPeople({ db, now, scope });
  const accounts = new Map<string, SeatAccount>();
  for (const partner of partners)
    if (partner.seat)
      accounts.set(partner.iss, createSeatAccount({ product, partner, seat: partner.seat, now }));

  /** Undefined for other tokens. @throws GatewayFailure 401 for a seat's token that is no longer valid */
  async function sittingOf(token: string | undefined): Promise<Sitting | undefined> {
    const claims = token === undefined ? undefined : await tokens.read(token);
    if (claims === undefined) return undefined;
    const account = claims && accounts.get(claims.issuer);
    const partner = partners.find(({ iss }) => iss === claims?.issuer);
    if (!claims || !account || !partner) throw new GatewayFailure(401, texts.signIn);
    return { personId: claims.personId, partner, account };
  }

  const answer = async (request: ServiceCall, sitting: Sitting): Promise<ServiceAnswer> => {
    const { pathname, searchParams } = new URL(request.url);
    const { personId, account } = sitting;
    const call = seatCallOf(request.method, pathname);
    const id = await conversationIn(call, request);
    // Here, where every call with a seat's token passes, because the services see only the seat.
    if (id !== undefined && !(await people.owns(personId, id))) return notFound();
    switch (call) {
      case 'forward':
        return account.call(request);
      case 'account':
        return readAccount(request, sitting, people);
      case 'terms':
        await people.acceptTerms(personId);
        return Response.json({ data: { success: true } });
      case 'conversations':
        return listConversations(people, personId, searchParams);
      case 'title':
        return createSeatTitles(people).write(request, { personId, account, id: id ?? '' });
      case 'delete-conversation': {
        const response = await account.call(request);
        if (response.ok || response.status === 404) await people.forget(personId, id ?? '');
        return response;
      }
      case 'forbidden':
        throw forbidden();
    }
  };

  const seated: Upstream = async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const sitting = await sittingOf(token);
    return sitting ? answer(request, sitting) : product(request);
  };

  return {
    product: seated,
    refuseReserved: async (c, next) => {
      const token = c.get('session')?.token;
      const isForbidden = seatCallOf(c.req.method, new URL(c.req.url).pathname) === 'forbidden';
      if (isForbidden && (await tokens.read(token ?? ''))) throw forbidden();
      await next();
    },
    async open({ partner, subject, name, council }) {
      const personId = await people.meet({ subject, issuer: partner.iss, name, council });
      const token = await tokens.issue({ personId, issuer: partner.iss });
      const response = await seated(
        new ServiceCall('/api/auth/my-account', {
          headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
        }),
      );
      const account = response.ok ? unwrap(await readAnswer(response)) : undefined;
      if (!isRecord(account)) throw new GatewayFailure(502, texts.seatDown, undefined, 'seat-down');
      const plan = isRecord(account.activePlan) ? account.activePlan : {};
      return {
        token,
        userId: personId,
        username: account.name,
        email: '',
        acceptTerms: account.acceptTerms,
        validateEmail: true,
        hasActivePlan: account.hasActivePlan,
        planId: plan.id ?? null,
        planName: plan.name ?? null,
      };
    },
    serviceIdOf: async (token) => (await sittingOf(token))?.account.id(),
    nameNew: async (token, conversationId, title) => {
      const sitting = await sittingOf(token);
      if (sitting) await people.name(sitting.personId, conversationId, title);
    },
    sweep: people.sweep,
  };
}

/** The conversation that a call names; empty if it should name one; undefined if it is about none. */
async function conversationIn(call: SeatCall, request: ServiceCall): Promise<string | undefined> {
  if (call === 'delete-conversation') return new URL(request.url).pathname.split('/').at(-1);
  if (call !== 'title') return undefined;
  const body: unknown = unwrap((await request.bytes()).toString('utf8'));
  return (isRecord(body) && readId(body.conversationId)) || '';
}

const notFound = () => Response.json({ message: texts.notFound }, { status: 404 });

/**
 * Answers with the seat's plan and the person's name, council number and terms. Hides everything else about the seat.
 */
async function readAccount(
  request: ServiceCall,
  { personId, partner, account }: Sitting,
  people: SeatPeople,
) {
  const person = await people.find(personId, partner.iss);
  if (!person) throw new GatewayFailure(401, texts.signIn);
  const response = await account.call(request);
  const seat = unwrap(await readAnswer(response));
  if (!response.ok || !isRecord(seat)) throw new GatewayFailure(502, texts.seatDown, undefined, 'seat-down');
  return Response.json({
    data: {
      id: personId,
      name: person.name ?? texts.seatGuest,
      council: person.council,
      institution: partner.name,
      email: '',
      photoProfile: null,
      dataCriacao: person.createdAt.toISOString(),
      hasPassword: false,
      acceptTerms: person.termsAccepted,
      validateEmail: true,
      hasActivePlan: seat.hasActivePlan ?? isRecord(seat.activePlan),
      activePlan: planOf(seat.activePlan),
    },
  });
}

/** The fields of the plan without the price that the institution pays. */
function planOf(plan: unknown) {
  if (!isRecord(plan)) return null;
  const { id, name, description, status, startDate } = plan;
  return { id, name, description, status, startDate };
}

const PAGE_SIZE = 15;
const PAGE_SIZE_MAX = 100;

async function listConversations(people: SeatPeople, personId: string, query: URLSearchParams) {
  const count = (name: string, fallback: number, most: number) => {
    const value = Number(query.get(name) ?? fallback);
    return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
  };
  const size = count('pageSize', PAGE_SIZE, PAGE_SIZE_MAX);
  const list = await people.conversations(personId, count('page', 1, 1_000_000), size);
  const items = list.rows.map(({ id, title }) => ({
    id: /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id,
    title,
  }));
  return Response.json({ data: { items, totalCount: list.count } });
}
