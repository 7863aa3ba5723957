import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { NewsCount } from './news-count.tsx';
import { type Place, placeOf } from './places.ts';

interface PlaceLinksProps {
  places: Place[];
  /** Conversations with something unread. */
  unread?: number;
  classOf: (place: Place) => string | undefined;
}

/** Links to places, the one where we are marked. */
export function PlaceLinks({ places, unread = 0, classOf }: PlaceLinksProps) {
  const { pathname, search } = useLocation();
  const here = placeOf(places, pathname, search);
  return places.map((place) => (
    <Link
      key={place.to}
      to={place.to}
      className={classOf(place)}
      aria-current={place === here ? 'page' : undefined}
    >
      <place.Icon size={24} stroke={1.75} aria-hidden />
      <span>{place.label}</span>
      {place.hasNews && unread > 0 && <NewsCount count={unread} />}
    </Link>
  ));
}
