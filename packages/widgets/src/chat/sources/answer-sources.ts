import {
  type ChatMessage,
  type CitedReference,
  findSourceMarkers,
  numberReferences,
  type Reference,
} from '@vesalio/core';

/** The sources of one answer, with the question that it answers. */
interface AnswerSources {
  message: ChatMessage;
  question: string;
  cited: readonly CitedReference[];
  unused: readonly CitedReference[];
  citationsOf(entry: CitedReference): number;
}

/** The sources of each answer that has any, in the order of the conversation. */
export function sourcesOf(messages: readonly ChatMessage[]): AnswerSources[] {
  let question = '';
  return messages.flatMap((message) => {
    if (message.sender === 'user') question = message.text;
    if (message.sender === 'user' || message.type === 'error') return [];
    const answer = { ...readSources(message), question };
    return answer.cited.length + answer.unused.length > 0 ? [answer] : [];
  });
}

/** The sources of one answer. */
export function readSources(message: ChatMessage): Omit<AnswerSources, 'question'> {
  const markers = findSourceMarkers(message.text);
  const { list, entryOf } = numberReferences(
    markers.flatMap(({ ids }) => ids),
    message.references,
  );
  const used = new Set<Reference | undefined>(list.map(({ reference }) => reference));
  return {
    message,
    cited: list,
    unused: message.references
      .filter((reference) => !used.has(reference))
      .map((reference) => ({ number: 0, id: reference.id, reference })),
    citationsOf: (entry) => markers.filter(({ ids }) => ids.some((id) => entryOf(id) === entry)).length,
  };
}
