-- Credits that are given (P734) are summed by day, and a wallet's of the last month: few of each person.
create index gifts_credits_given on gifts (giver_id, created_at) where kind = 'credits';
create index gifts_credits_received on gifts (receiver_id, created_at) where kind = 'credits';
