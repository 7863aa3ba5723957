/** The show/hide control of password fields: reachable by keyboard, said aloud, big enough for a thumb. */
export const passwordToggle = {
  visibilityToggleFocusable: true,
  visibilityToggleButtonProps: { 'aria-label': 'Show or hide password', style: { width: 44, height: 44 } },
} as const;
