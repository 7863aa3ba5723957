-- What devices sent with letters and their accents apart (Unicode NFD) was kept so, and not found by who typed the same word composed. The contract composes what is
-- written and what is looked for; what was kept before, where it is searched as it stands, is composed here.
update messages set text = normalize(text) where text is not nfc normalized;
update broadcasts set text = normalize(text) where text is not nfc normalized;
update fan_notes set nickname = normalize(nickname) where nickname is not nfc normalized;
update vault_files set title = normalize(title) where title is not nfc normalized;
update posts set title = normalize(title), content = normalize(content)
  where title is not nfc normalized or content is not nfc normalized;
update posts set tags = array(select tag from (
    select normalize(tag) as tag, min(place) as place from unnest(tags) with ordinality as tagged (tag, place) group by normalize(tag)) composed order by place)
  where array_to_string(tags, ',') is not nfc normalized;
