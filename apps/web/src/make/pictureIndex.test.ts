import { describe, expect, it } from 'vitest';
import { pictureIndex } from './pictureIndex.ts';

const blob = new Blob();
const find = pictureIndex(
  ['fire/Ember_Hare.jpg', 'cards/water/Ember_Hare.jpg', 'newt.PNG'].map((path) => ({ path, blob })),
);

describe('the picture of a card', () => {
  it('is known by its file name, whatever its folders and case', () => {
    expect(find('../images/units/earth/Newt.png')?.path).toBe('newt.PNG');
    expect(find('C:\\art\\NEWT.png')?.path).toBe('newt.PNG');
    expect(find('eel.png')).toBeUndefined();
    expect(find('')).toBeUndefined();
  });

  it('is the one whose folders agree, where several have the name', () => {
    expect(find('../images/water/Ember_Hare.jpg')?.path).toBe('cards/water/Ember_Hare.jpg');
    expect(find('../images/units/fire/Ember_Hare.jpg')?.path).toBe('fire/Ember_Hare.jpg');
    expect(find('ember_hare.jpg')?.path).toBe('fire/Ember_Hare.jpg');
  });
});
