-- The operator's report reads pages in this order. Without it every page would sort the whole table.
create index gateway_feedback_created on gateway_feedback (created_at);
