-- `/gateway/about` names the newest model for everybody, whereas most answers of some services name none.
create index gateway_message_model on gateway_message (answered_at) where model is not null;
