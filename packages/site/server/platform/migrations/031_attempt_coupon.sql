-- For the receipt on a device that did not pay. Null before this migration and without a coupon.
alter table gateway_attempt add column coupon text;
