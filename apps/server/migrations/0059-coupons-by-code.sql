-- What a search by the beginning of a code reads, in the order in which it is shown.
create index coupons_by_code on coupons (code collate "C");
