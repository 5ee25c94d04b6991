/** The sign of a floor: what it is, in the corner of its walls. */

import type { IconName } from '../icons';
import type { BuildingCard } from '../wire';

const SIGNS: Record<string, IconName> = {
  residential: 'house',
  offices: 'briefcase',
  hotels: 'bed',
  restaurants: 'utensils',
  shops: 'shopping-bag',
  toilet: 'toilet',
  'sky-garden': 'trees',
  museum: 'landmark',
  'swimming-pool': 'waves',
  gym: 'dumbbell',
  'observation-deck': 'binoculars',
  'concert-hall': 'music',
  'data-centre': 'server',
  'wind-turbines': 'wind',
  'technical-floor': 'wrench',
  'harmonic-absorber': 'shield',
};

export function signOf(card: BuildingCard): IconName {
  return SIGNS[card.id] ?? SIGNS[card.category] ?? 'sparkles';
}
