import { expect, it } from 'vitest';
import { type Box, placeToast } from './place-toast.ts';

const TOAST: Box = { top: 0, bottom: 60, left: 12, right: 378 };
const control = (top: number, height = 44, left = 12, right = 378): Box => ({
  top,
  bottom: top + height,
  left,
  right,
});

it('stands at the top where nothing can be pressed', () => {
  expect(placeToast(TOAST, [], 844)).toBe(12);
  expect(placeToast(TOAST, [control(780)], 844)).toBe(12);
});

it('goes below a header whose buttons it would cover, and below the button that was pressed', () => {
  const top = placeToast(TOAST, [control(8), control(100)], 844);
  expect(top).toBeGreaterThanOrEqual(144);
});

it('takes a gap that is high enough', () => {
  const top = placeToast(TOAST, [control(8), control(120)], 844);
  expect([top >= 52, top + 60 <= 120]).toEqual([true, true]);
});

it('is not troubled by what stands beside it', () => {
  expect(placeToast(TOAST, [control(12, 44, 380, 390)], 844)).toBe(12);
});

it('covers as few as can be on a screen that is full, and stays on it', () => {
  const full = Array.from({ length: 40 }, (_, index) => control(index * 22, 20));
  const top = placeToast(TOAST, full, 844);
  expect(full.filter((box) => box.top < top + 60 && box.bottom > top).length).toBeLessThanOrEqual(3);
  expect(top + 60).toBeLessThanOrEqual(844);
});

it('covers buttons sooner than a field that is written in', () => {
  const buttons = [control(0), control(50), control(724), control(780)];
  const field = { ...control(100, 620), isField: true };
  const top = placeToast(TOAST, [...buttons, field], 844);
  expect(top >= 720 || top + 60 <= 100).toBe(true);
});

it('stands at the top of a screen that is lower than itself', () => {
  expect(placeToast(TOAST, [control(0)], 50)).toBe(12);
});
