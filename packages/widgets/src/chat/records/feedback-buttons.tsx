import { type ChatFlow, type ChatMessage, feedbackTexts } from '@vesalio/core';
import { ThumbsDown, ThumbsUp } from 'lucide';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { useFeedback } from './use-feedback.tsx';

/** 'Útil' and 'Não útil' beside an answer's actions; in a narrow chat they are in the menu. */
export function FeedbackButtons({ flow, message }: { flow: ChatFlow; message: ChatMessage }) {
  const texts = useTexts('chat', feedbackTexts).feedback;
  const feedback = useFeedback(flow, message);
  if (!feedback.isOffered) return null;
  const { rating } = feedback;
  return (
    <>
      <span className="vs-actions__wide vs-feedback">
        <IconButton
          icon={ThumbsUp}
          iconSize={16}
          size="small"
          label={texts.helpful}
          aria-pressed={rating?.helpful === true}
          onClick={feedback.rateHelpful}
        />
        <IconButton
          icon={ThumbsDown}
          iconSize={16}
          size="small"
          label={texts.notHelpful}
          aria-pressed={rating?.helpful === false}
          aria-haspopup="dialog"
          onClick={feedback.openRating}
        />
      </span>
      {feedback.dialog}
    </>
  );
}
